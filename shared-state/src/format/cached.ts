/** Making Intl formatters is slow, so each combination of language and options is made once. */
export function cached<F, A extends unknown[]>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    let formatter = made.get(key);
    if (!formatter) {
      formatter = make(...args);
      made.set(key, formatter);
    }
    return formatter;
  };
}
