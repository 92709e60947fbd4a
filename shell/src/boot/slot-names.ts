/** Every place a remote may fill. A remote that names another one is not released. */
export type SlotName =
  | 'modal:signup'
  | 'modal:match'
  | 'modal:time-bonus'
  | 'modal:activation'
  | 'banner:time-bonus'
  | 'alert:activation'
  | 'alert:photo'
  | 'nav:account';
