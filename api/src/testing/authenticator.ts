import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const bytes = (...parts: (Buffer | number[])[]) => Buffer.concat(parts.map((p) => Buffer.from(p)));
const text = (value: string) => bytes([0x60 + value.length], Buffer.from(value));
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: Buffer) => data.toString('base64url');

/** A CBOR byte string of fewer than 65,536 bytes. */
const byteString = (data: Buffer) => bytes([0x59, data.length >> 8, data.length & 255], data);

/** An authenticator in software: makes one ES256 key, and signs with it. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  /** Whether it knows who is there, by a finger or a code. */
  verifies = true;
  counter = 0;

  constructor(origin = 'http://localhost') {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (value: string) => bytes([0x58, 32], Buffer.from(value, 'base64url'));
    this.#cose = bytes([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21], point(x), [0x22], point(y));
  }

  make(challenge: string) {
    const length = [this.id.length >> 8, this.id.length & 255];
    const data = this.#authData(0x40, bytes(Buffer.alloc(16), length, this.id, this.#cose));
    const attestation = [text('fmt'), text('none'), text('attStmt'), [0xa0], text('authData')];
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: encode(bytes([0xa3], ...attestation, byteString(data))),
      transports: ['internal'],
    });
  }

  use(challenge: string) {
    this.counter += 1;
    const data = this.#authData(0);
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const signed = bytes(data, sha256(Buffer.from(clientDataJSON, 'base64url')));
    return this.#credential({
      clientDataJSON,
      authenticatorData: encode(data),
      signature: encode(sign('sha256', signed, this.#key)),
      userHandle: null,
    });
  }

  #credential<Response>(response: Response) {
    const id = encode(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): string {
    return encode(Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin })));
  }

  #authData(flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | 0x01 | (this.verifies ? 0x04 : 0);
    return bytes(sha256(new URL(this.#origin).hostname), [all], counter, more);
  }
}
