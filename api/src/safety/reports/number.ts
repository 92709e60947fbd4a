/** The number that people read out: the end of a report's id. */
export function numberOf(reportId: string): string {
  const end = reportId.slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
