/** Browsers are spread over this many buckets; a canary of 10 % has the first 1,000. */
export const buckets = 10_000;

/** Browsers with this bucket are the last to meet a canary. */
export const lastBucket = buckets - 1;

/** The bucket a browser brought along, 0 to 9999; undefined for anything else. */
export function parseBucket(value: string | undefined): number | undefined {
  if (!value || !/^(0|[1-9]\d{0,3})$/.test(value)) return undefined;
  return Number(value);
}

/** Whether a bucket is part of a share in percent. Who is in at 10 % is in at 20 % as well. */
export function inShare(bucket: number, share: number): boolean {
  return bucket < (share * buckets) / 100;
}
