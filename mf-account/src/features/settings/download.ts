/** Has the browser fetch a file and save it; the page stays. */
export function download(from: string, name: string): void {
  const link = document.createElement('a');
  link.href = from;
  link.download = name;
  link.click();
}
