import { createECDH } from 'node:crypto';
import type { Env } from './env.ts';
import { derive } from './secrets.ts';

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * What push services know us by: the operator's key, else one made of the installation's secret, so
 * that it is the same on each machine and after each restart.
 */
export function vapidKeys({ env, secret }: { env: Env; secret: string }): VapidKeys {
  const privateKey = env.vapidPrivateKey ?? derive(secret, 'vapid', '');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}
