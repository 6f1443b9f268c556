import { z } from 'zod';
import type { ButtonSettings } from '../http/buttons.ts';
import { telegramMethod } from '../http/kinds.ts';
import { ChannelRefusal, post } from '../http/post.ts';
import type { Pressed, Source } from './source.ts';

/** Seconds that Telegram waits for a press before it answers that there was none. */
const WAIT_S = 10;
/** So that the answer stays short. */
const MOST = 20;

const updates = z.object({
  ok: z.literal(true),
  result: z.array(
    z.looseObject({
      update_id: z.int(),
      callback_query: z
        .looseObject({
          id: z.string(),
          data: z.string().default(''),
          message: z
            .looseObject({
              message_id: z.int(),
              chat: z.looseObject({ id: z.int(), username: z.string().optional() }),
            })
            .optional(),
        })
        .optional(),
    }),
  ),
});
type Query = NonNullable<z.infer<typeof updates>['result'][number]['callback_query']>;

/** Presses by long polling (https://core.telegram.org/bots/api#getupdates). What has been read is confirmed by the next call. */
export function telegramSource(settings: ButtonSettings): Source {
  let offset: number | undefined;
  const call = (name: string, body: object, signal?: AbortSignal) =>
    post({ url: telegramMethod(settings, name), body, signal }, (WAIT_S + 10) * 1_000);
  const isOurs = ({ message }: Query): boolean =>
    message !== undefined && [String(message.chat.id), `@${message.chat.username}`].includes(settings.to ?? '');
  const pressed = (query: Query): Pressed => ({
    token: query.data,
    async reply(text) {
      await call('answerCallbackQuery', { callback_query_id: query.id, text: text.slice(0, 200) });
      const { message_id, chat } = query.message ?? {};
      // Pressed or too old, they are of no more use.
      await call('editMessageReplyMarkup', { chat_id: chat?.id, message_id });
    },
  });
  return {
    async wait(signal) {
      const asked = { timeout: WAIT_S, limit: MOST, allowed_updates: ['callback_query'], ...(offset && { offset }) };
      const read = updates.safeParse((await call('getUpdates', asked, signal)).json);
      if (!read.success) throw new ChannelRefusal('refused');
      const { result } = read.data;
      offset = result.reduce((next, one) => Math.max(next, one.update_id + 1), offset ?? 0);
      return result.flatMap(({ callback_query: query }) => (query && isOurs(query) ? [pressed(query)] : []));
    },
  };
}
