export function complaintAboutRuntime(found: { version: string; hasWorkerd: boolean }): string | undefined;
