/** Path and query as one string: the same for the same question, whatever the order of its values. */
export function addressOf(path: string, query: object = {}): string {
  const [pathname = '', search] = path.split('?', 2);
  const values = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) values.append(name, String(value));
  }
  values.sort();
  return `${pathname}?${values}`;
}
