import { Unreachable } from './files.ts';

export interface S3Address {
  bucket: string;
  /** Without slashes at its ends; empty for the whole bucket. */
  prefix: string;
  /** An S3-compatible server; undefined for AWS. */
  endpoint: string | undefined;
  region: string;
}

/** Reads `s3://bucket/prefix?endpoint=https://…&region=…`. Credentials come as the AWS SDK finds them. */
export function parseS3Address(address: string): S3Address {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 's3:' || !url.hostname) {
    throw new Unreachable(`"${address}" is no store; write s3://bucket/prefix?endpoint=https://…`);
  }
  return {
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
  };
}
