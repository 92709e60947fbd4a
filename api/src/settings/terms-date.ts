/** The first version of the terms that is in force. */
const firstVersion = new Date('2023-12-01T12:00:00Z');

/** The date of the terms: that of the first version, or of the company if it came later. */
export function termsDate(companyAdded: Date): Date {
  return companyAdded > firstVersion ? companyAdded : firstVersion;
}
