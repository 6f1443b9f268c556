/** Words at the end of a text: an event whose time is taken goes to a later one. */
export const later =
  /[ ,;(]*(?:(?:and |or )?if (?:it's |that's |it is |that is )?(?:taken|busy|booked|not free|there(?:'s| is) a (?:clash|conflict)),? (?:then )?(?:(?:push it |move it |make it |shift it )?(?:later|back)|(?:take |use |go for |pick |try )?(?:the )?(?:next|first) (?:free|open|available) (?:slot|time|hour|gap|opening|one))|or (?:a (?:bit|little) )?later(?: on)?(?:,? if (?:it|that|this)(?: slot| time)?(?:'s| is) (?:already )?(?:taken|busy|booked|full|gone|not free|unavailable))?|or (?:any ?time )?after(?: that)?|or (?:at |in )?(?:the )?(?:next|first) (?:free|open|available) (?:slot|time|hour|gap|opening)(?: (?:after|following) (?:that|it)| afterwards?| from then(?: on)?| there is)?)[ )]?$/;

/** Words at the end of a text: an event whose time is taken goes to an earlier one. */
export const earlier =
  /[ ,;(]*(?:and |or )?if (?:it's |that's |it is |that is )?(?:taken|busy|booked|not free|there(?:'s| is) a (?:clash|conflict)),? (?:then )?(?:push it |move it |make it |shift it )?(?:earlier|forward)[ )]?$|[ ,;(]*or (?:a (?:bit|little) )?earlier,? if (?:it|that|this)(?: slot| time)?(?:'s| is) (?:already )?(?:taken|busy|booked|full|gone|not free|unavailable)[ )]?$/;
