import { pictureTypes } from '@afterglow/shared-state/limits';
import type { LucideIcon } from 'lucide-react';
import styles from './photos.module.scss';

interface Props {
  icon: LucideIcon;
  label: string;
  variant: 'primary' | 'outline';
  /** Opens the camera that looks at one, where the device can. */
  camera?: boolean;
  onFiles: (files: FileList | null) => void;
}

/** Looks like a button, and asks the device for a picture. */
export function PictureButton({ icon: Icon, label, variant, camera = false, onFiles }: Props) {
  return (
    <label className={`btn btn-${variant} ${styles.pick}`}>
      <input
        type="file"
        accept={pictureTypes.join(',')}
        capture={camera ? 'user' : undefined}
        onChange={({ target }) => {
          onFiles(target.files);
          // The same file may be chosen again after an error.
          target.value = '';
        }}
      />
      <Icon className="i" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
