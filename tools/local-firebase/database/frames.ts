import { frameLength, maximumMessageBytes } from './limits.ts';

/** A message that no client of ours would send; the connection is closed with this reason. */
export class BrokenMessage extends Error {}

/** Assembles the messages of a connection from its text frames. */
export class FrameReader {
  #awaited = 0;
  #pieces: string[] = [];
  #length = 0;

  /**
   * @returns the message completed by this frame; undefined for a part, a count or a keep-alive.
   * @throws BrokenMessage when more is announced or sent than a message may hold.
   */
  read(frame: string): string | undefined {
    if (this.#awaited === 0) {
      // A number alone is the count of the frames that follow; 0 keeps the connection alive.
      if (frame.length > 6 || !/^\d+$/.test(frame)) {
        return frame;
      }
      this.#await(frame);
      return undefined;
    }
    this.#length += frame.length;
    if (this.#length > maximumMessageBytes) {
      throw new BrokenMessage('Message too big');
    }
    this.#pieces.push(frame);
    if (this.#pieces.length < this.#awaited) {
      return undefined;
    }
    const message = this.#pieces.join('');
    this.#await('0');
    return message;
  }

  #await(count: string): void {
    this.#awaited = Number(count);
    if (this.#awaited * frameLength > maximumMessageBytes * 2) {
      throw new BrokenMessage('Message too big');
    }
    this.#pieces = [];
    this.#length = 0;
  }
}

/** The frames of a message: itself, or their count and the pieces. */
export function framesOf(message: string): string[] {
  if (message.length <= frameLength) {
    return [message];
  }
  const frames: string[] = [];
  for (let at = 0; at < message.length; at += frameLength) {
    frames.push(message.slice(at, at + frameLength));
  }
  return [String(frames.length), ...frames];
}
