/** `+31 20-123 45 67` becomes `tel:+31201234567`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[-\s]/g, '')}`;
}
