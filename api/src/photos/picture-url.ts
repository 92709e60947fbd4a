export type Variant = 'thumb' | 'full' | 'blurred';

/** Where a picture is had; what is answered there depends on who asks. */
export function pictureUrl(id: string, variant: Variant): string {
  return `/api/photo/${id}/${variant}`;
}
