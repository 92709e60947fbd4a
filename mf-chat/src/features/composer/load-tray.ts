/** Few messages are gifts or GIFs: what there is to choose from comes when it is asked for. */
export const loadTray = {
  gifts: () => import('./gift-tray.tsx'),
  gifs: () => import('./gif-panel.tsx'),
};

export type Tray = keyof typeof loadTray;
