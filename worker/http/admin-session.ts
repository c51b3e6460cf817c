/** A logged-in admin's session. */
export type AdminSession = { tokenHash: string; expiresAt: Date };

/** Whether a token opens a session now. The app puts one on every request; see `recognizeAdmins`. */
export type FindAdmin = (token: string) => Promise<AdminSession | undefined>;
