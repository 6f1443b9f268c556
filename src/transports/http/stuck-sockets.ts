import type { Socket } from 'node:net';

/** Ends connections whose peer has stopped reading: what waits to be sent has not become less between two looks. */
export class StuckSockets {
  /** Bytes that waited at the last look. */
  readonly #waiting = new Map<Socket, number>();

  watch(socket: Socket): void {
    // Finds peers that vanished while nothing is sent.
    socket.setKeepAlive(true, 30_000);
    this.#waiting.set(socket, 0);
    socket.once('close', () => this.#waiting.delete(socket));
  }

  sweep(): void {
    for (const [socket, before] of this.#waiting) {
      const waiting = socket.writableLength;
      if (before > 0 && waiting >= before) socket.destroy();
      else this.#waiting.set(socket, waiting);
    }
  }
}
