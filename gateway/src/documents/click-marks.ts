/** What advertising systems write into addresses for themselves; no page shows another thing for it. */
const marks = /^(utm_\w+|[a-z]*clk?id|click_?id|[gw]braid|sub[123]|ref)$/;

/** The query of an address without marks of single clicks, so that all who clicked see one page. */
export function withoutClickMarks(search: string): string {
  const query = new URLSearchParams(search);
  const own = [...query].filter(([name]) => !marks.test(name));
  if (own.length === query.size) return search;
  return own.length === 0 ? '' : `?${new URLSearchParams(own)}`;
}
