import { useEffect, useState } from 'react';
import { checkFiles, type Refusal } from '../photos/check-files.ts';

/** One picture of this device that is looked at before it is sent. */
export function usePicture() {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(address);
    };
  }, [file]);

  return {
    file,
    preview,
    refusal,
    /** Nothing chosen leaves what was. */
    choose(files: FileList | null): void {
      if (!files?.length) return;
      const { accepted, refused } = checkFiles([...files], 1);
      setFile(accepted[0] ?? null);
      setRefusal(refused[0]?.reason ?? null);
    },
    clear: () => setFile(null),
  };
}
