import type { PageRouter } from '@afterglow/shared-ui/router';

/** What the shell hands to a remote or a slot when it mounts it as a parcel. */
export interface RemoteProps {
  /** Where the shell is mounted. Links are absolute, so a remote rarely needs it. */
  basename: string;
  /** The shell's own router. */
  router: PageRouter;
  /** Called once for every error that would otherwise blank the remote. */
  onError: (error: unknown) => void;
}
