export const complaints: string[] = [];

export function forgiveComplaints(expected: string): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes(expected)));
}
