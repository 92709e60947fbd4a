/**
 * Begins something when the first look that the document brought has given way to the page; at once
 * when there is none.
 *
 * @param begin returns how to end it
 * @returns how to end it, or to call it off
 */
export function afterFirstLook(begin: () => () => void): () => void {
  const look = document.getElementById('first-look');
  if (!look) return begin();
  let end = () => watch.disconnect();
  const watch = new MutationObserver(() => {
    if (look.isConnected) return;
    watch.disconnect();
    end = begin();
  });
  watch.observe(document.body, { childList: true });
  return () => end();
}
