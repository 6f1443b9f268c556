import type { Transport } from '@modelcontextprotocol/server';
import { cancelledBy, OpenRequests, type RequestId } from '../messages.ts';
import { SERVER_ERROR } from './answers.ts';

export interface Hooks {
  /** The client has cancelled its call. */
  readonly cancelled?: (call: RequestId) => void;
  /** Something is about to be sent. */
  readonly sending?: () => void;
}

/** What goes over a connected transport, in both directions. */
export class Traffic {
  /** Calls of the client that are not answered yet. */
  readonly calls = new OpenRequests();
  /** What the server has asked the client, which may have to ask its user. */
  readonly #questions = new OpenRequests();
  readonly #transport: Transport;

  constructor(transport: Transport, { cancelled, sending }: Hooks) {
    this.#transport = transport;
    const { onmessage } = transport;
    transport.onmessage = (message, extra) => {
      this.calls.received(message);
      this.#questions.sent(message);
      onmessage?.(message, extra);
      const call = cancelledBy(message);
      if (call !== undefined) cancelled?.(call);
    };
    const send = transport.send.bind(transport);
    transport.send = (message, options) => {
      this.calls.sent(message);
      this.#questions.received(message);
      sending?.();
      return send(message, options);
    };
  }

  /** Answers what the server still asks: nobody will. */
  giveUpQuestions(): void {
    const error = { code: SERVER_ERROR, message: 'The server is being stopped' };
    for (const id of this.#questions.ids) this.#transport.onmessage?.({ jsonrpc: '2.0', id, error });
  }
}
