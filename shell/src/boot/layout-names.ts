/** Every layout a page may ask for. A remote that names another one is not released. */
export type LayoutName = 'default' | 'account' | 'chat' | 'lander' | 'empty';
