/** What was said to console.error during a test; setup.ts fails the test for it. */
export const complaints: string[] = [];

/** Takes out the complaints that a test expects. */
export function forgiveComplaints(expected: string): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes(expected)));
}
