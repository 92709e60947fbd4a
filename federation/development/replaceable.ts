export interface Running {
  stop(): Promise<void>;
}

/**
 * Runs something that may ask to be replaced by one that begins anew, once it has stopped. It is
 * replaced once, however often it asks: what it finds while it stops, the next one begins with.
 */
export async function startReplaceable(
  begin: (replace: () => void) => Promise<Running>,
): Promise<Running> {
  let isOver = false;
  let current = next();

  function next(): Promise<Running> {
    let isReplaced = false;
    const own = begin(() => {
      if (isReplaced) return;
      isReplaced = true;
      current = own.then(async (running) => {
        await running.stop();
        return isOver ? running : next();
      });
    });
    return own;
  }

  await current;
  return {
    async stop() {
      isOver = true;
      const running = await current;
      await running.stop();
    },
  };
}
