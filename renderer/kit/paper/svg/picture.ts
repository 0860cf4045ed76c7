import type { Picture } from '../page';
import { publicBytes } from '../pictures/public';

/** So many bytes are turned into letters at once. */
const PIECE = 0x8000;

/** Bytes as letters, for an address that carries them. */
export function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(letters);
}

const addresses = new WeakMap<Picture, string>();

/** An address that carries the picture, without what was written beside it. */
export function pictureAddress(picture: Picture): string {
  const known = addresses.get(picture);
  if (known !== undefined) return known;
  const address = `data:${picture.type};base64,${base64(publicBytes(picture))}`;
  addresses.set(picture, address);
  return address;
}
