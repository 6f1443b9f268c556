/** At the end of a text: what cannot have its time goes to a later one. */
export const later =
  /[ ,;(]*(?:(?:and |or )?if (?:it's |that's |it is |that is )?(?:taken|busy|booked|not free|there(?:'s| is) a (?:clash|conflict)),? (?:then )?(?:push it |move it |make it |shift it )?(?:later|back)|or later|or (?:any ?time )?after(?: that)?|or the next free (?:slot|time))[ )]?$/;
