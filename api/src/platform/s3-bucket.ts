import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

/**
 * Milliseconds to connect and to wait for an answer, before the bucket counts as away. It is asked twice,
 * and pages give an answer up after ten seconds.
 */
const timeouts = { connectionTimeout: 2000, requestTimeout: 4000, throwOnRequestTimeout: true };

/**
 * A bucket of an S3-compatible server: `s3://bucket?endpoint=https://…&region=…`. Credentials come as
 * the AWS SDK finds them.
 */
export function openBucket(address: string): Disk {
  const { hostname: bucket, searchParams } = new URL(address);
  const endpoint = searchParams.get('endpoint');
  const client = new S3Client({
    region: searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Not every compatible server knows the checksums that newer clients add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  });
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  return new Disk(driver);
}
