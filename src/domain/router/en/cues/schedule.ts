import type { RouterLanguage } from '../../frames/language.ts';
import { aWord } from './a-word.ts';

/** Events, reminders and todos. */
export const schedule: RouterLanguage['cues'] = {
  remind: aWord([
    "remind(?: me| us)?|reminders?|don'?t (?:let me )?forget|remember to|alarm|wake me|ring me|buzz me|alert me|snooze|ping me|nudge me",
  ]),
  planner: aWord([
    'urgent|pressing|on my plate|left to do',
    'shopping list|what(?:.s| is) (?:on(?! my mind)|next|left|planned|coming up)|to do today|what do i (?:have|need)',
    'plans|calendars?|schedules?|agenda|itinerary|(?:to-?do|task)s?(?: list)?|events?|all-day|free (?:time|slots?|up)',
    '(?:am|are|is) (?:i|we|he|she|\\w+) (?:free|busy|available)|availab(?:le|ility)|gaps?|conflicts?|overdue|due',
    'deadlines?|resched[a-z]+|postpone|undo|redo|double[- ]booked',
    'my (?:day|week|month|morning|afternoon|evening|weekend)',
    'how(?:.s| is| does) (?:my|the) (?:[a-z]+day|day|week|month|tomorrow|morning|afternoon|weekend)(?: look(?:ing)?)?|overlaps?|clash(?:es)?|collid[a-z]+|(?:lightest|busiest|emptiest|freest)',
    'what (?:does|do|is|are) [a-z ]{2,24} look(?:ing)? like|who(?:m)? (?:am|do) i (?:meet|meeting|see|seeing)|duplicates?',
    'on leave|out of (?:the )?office|day off|days off|time off|on vacation|on holiday',
    'find (?:me |us )?(?:a )?(?:time|slot|\\d+ (?:min|hours?))|free \\d+ (?:min|minutes|hours?)|time ?slots?',
  ]),
  meet: aWord([
    'meet(?:ings?|ing|up)?|appointments?|calls?|sync|standups?|stand-?ups?|1:1|one-on-one|interviews?|lunch|dinner',
    'breakfast|brunch|coffee|drinks|flights?|train|class(?:es)?|lesson|yoga|gym|dentist|doctor|haircut|party|workout',
    'session|webinar|demo|retro|review|meeting room|kick-?off|pick up|drop off|check-?up|rent|call mom',
  ]),
  when: aWord(["when(?:'s| is| are| do| does)|what time|how long"]),
  act: aWord([
    'fit (?:in|[a-z ]{1,20} in)|squeeze [a-z ]{0,20}in|set aside|carve out|make (?:room|time) for|cross (?:off|out)|tick off|remove|turn off|drop it|call it off|(?:is not|isn.t|not) happening|extend|shorten|invite|bump|book|cancel|move|push(?: back)?|bring forward|block|set up|arrange|plan|delete|clear',
    'add|put|mark|set a|pencil in|shift|swap|make it',
  ]),
};
