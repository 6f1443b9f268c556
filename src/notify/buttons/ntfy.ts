import { z } from 'zod';
import { answersTopic, type ButtonSettings } from '../http/buttons.ts';
import { ChannelRefusal, post } from '../http/post.ts';
import type { Source } from './source.ts';

const line = z.looseObject({ id: z.string(), event: z.string(), message: z.string().default('') });

/** A line of JSON for each message; what is not one is passed over. */
const linesOf = (text: string) =>
  text.split('\n').flatMap((one) => {
    try {
      const read = line.safeParse(JSON.parse(one));
      return read.success && read.data.event === 'message' ? [read.data] : [];
    } catch {
      return [];
    }
  });

/** Presses by polling the topic that the buttons publish to (https://docs.ntfy.sh/subscribe/api/#poll-for-messages). */
export function ntfySource(settings: ButtonSettings, now: () => number): Source {
  // What was pressed while nobody ran: buttons live as long as the server keeps messages.
  let since = '12h';
  return {
    async wait(signal) {
      const url = answersTopic(settings);
      url.pathname += '/json';
      url.search = `?poll=1&since=${since}`;
      try {
        const messages = linesOf((await post({ url, signal })).text);
        since = messages.at(-1)?.id ?? since;
        return messages.map(({ message: token }) => ({
          token,
          // Every process reads it, and all but the first would say that it is late: the phone has cleared the notice.
          reply: async () => {},
        }));
      } catch (error) {
        // Somebody has filled the topic: go on with what comes from now on.
        if (error instanceof ChannelRefusal && error.message === 'answer too long')
          since = String(Math.floor(now() / 1_000));
        throw error;
      }
    },
  };
}
