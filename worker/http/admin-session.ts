/** A logged-in admin's session. */
export type AdminSession = { tokenHash: string; expiresAt: Date };

/** Finds the session that a token opens now. The app sets it on every request; see `recognizeAdmins`. */
export type FindAdmin = (token: string) => Promise<AdminSession | undefined>;
