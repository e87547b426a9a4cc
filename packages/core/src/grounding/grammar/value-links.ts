/** What leads from a value to its field: “Ada goes in as the name”, “Spring fair – use that as the subject”, “0171 55 should be down as my mobile”. */
export const valueLink =
  String.raw`(?:(?:goes|belongs|(?:should|must|can|has to|is to|needs to) (?:go|be(?: put| set| noted| written| entered)?))(?: in| down)?` +
  String.raw`|(?:[–—,;:-] )?(?:use|write|put|enter|type|take) (?:that|this|it)(?: in| down)?` +
  String.raw`|(?:[–—-] )?(?:that|this|it)(?:['’]s| is) what (?:i|we) (?:want|need|would like)(?: down)?` +
  String.raw`|is what (?:stands|goes|belongs|should (?:stand|go|be)))`;

/** Words between a value and the name of its field. */
export const beforeField = String.raw`(?= (?:as|in|into|for|under|on) )`;
