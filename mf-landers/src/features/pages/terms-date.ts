/** The first version of the terms that is in force. */
const firstVersion = '2023-12-01T12:00:00Z';

/** The date of the terms: that of the first version, or of the company if it came later. */
export function termsDate(companyAdded: string): Date {
  const first = new Date(firstVersion);
  const added = new Date(companyAdded);
  return added > first ? added : first;
}
