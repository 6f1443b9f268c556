import type { Socket } from 'node:net';

/** Ends connections whose peer has stopped reading: something waits to be sent, and nothing was taken between two looks. */
export class StuckSockets {
  /** Bytes that the system had taken at the last look, of those sockets where more was waiting. */
  readonly #taken = new Map<Socket, number | undefined>();

  watch(socket: Socket): void {
    // Finds peers that vanished while nothing is sent.
    socket.setKeepAlive(true, 30_000);
    this.#taken.set(socket, undefined);
    socket.once('close', () => this.#taken.delete(socket));
  }

  sweep(): void {
    for (const [socket, before] of this.#taken) {
      const waiting = socket.writableLength;
      const taken = waiting > 0 ? socket.bytesWritten - waiting : undefined;
      if (taken !== undefined && taken === before) socket.destroy();
      else this.#taken.set(socket, taken);
    }
  }
}
