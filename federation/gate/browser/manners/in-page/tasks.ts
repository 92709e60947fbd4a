declare global {
  interface Window {
    /** Milliseconds of the longest task since the last call. */
    longestTask(): number;
  }
}

/** Notes tasks of 50 ms and more, during which a page answers nobody. */
export function watchTasks(): void {
  let longest = 0;
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const longestTask = () => {
    take(observer.takeRecords());
    const found = longest;
    longest = 0;
    return found;
  };
  Object.defineProperty(window, 'longestTask', { value: longestTask });
}
