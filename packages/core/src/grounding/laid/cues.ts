import { stem } from "../matching/text.ts";
import { phraseTable } from "../matching/tokens.ts";

/**
 * What words that lead up to a value say of the field that it is for: the stems of its names, or the concepts that they
 * say. `section`: a part of the page that is called so has it rather than another.
 */
export type Cue = {
  stems: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
  /** Concepts that a name may say without saying them plainly: “Check-out” is a day where a day is led to. */
  loosely?: ReadonlySet<string>;
  section?: string;
  /** Concepts of fields that the words lead to in such a part of the page alone. */
  inSection?: ReadonlySet<string>;
};

type Written = {
  said: string;
  stems: string;
  concepts?: string;
  loosely?: string;
  section?: string;
  inSection?: string;
};

const low =
  "lowest from start begin min minimum least earliest after above over since low lower open opening";
const high =
  "highest to until till end max maximum most latest before below under up high upper close closing";

const written: Written[] = [
  {
    said: "from, since, between, starting, starting from, starting at, beginning at, start, start at, begin, begin at, starts at, begins at, should start at, should begin at, starts, starts on, begins, begins on, opens at, open from, opening at, opens",
    stems: low,
    concepts: "origin, start time, start date",
    loosely: "check in",
    section: "sender",
    inSection: "full name, name",
  },
  {
    said: "starting in, leaving from, departing from, flying from, travelling from, coming from, going from",
    stems: "from origin departure",
    concepts: "origin",
  },
  {
    said: "to, until, till, through, up to, ending at, end, end at, ends at, should end at, finish at, stop at, ends, ends on, finishes at, closes at, closing at, closes",
    stems: high,
    concepts: "destination, end time, end date, recipient",
    loosely: "check-out date",
    section: "recipient addressee receiver consignee",
    inSection: "full name, name",
  },
  {
    said: "fly to, go to, going to, travel to, travelling to, sail to, drive to, take me to, ride to, walk to, flying to, heading to, go from here to, get to, journey to, trip to, off to",
    stems: "to destination",
    concepts: "destination",
  },
  {
    said: "fly from, go from, travel from, sail from, drive from, journey from, trip from",
    stems: "from origin",
    concepts: "origin",
  },
  {
    said: "at least, nothing under, nothing below, not under, not below, not earlier than, no less than, not less than, more than, above, over, after, not before, no earlier than, minimum, at the earliest",
    stems: low,
    concepts: "start date, start time",
  },
  {
    said: "at most, within, nothing over, nothing above, not over, not above, up to a maximum of, no more than, not more than, less than, below, under, before, not after, not later than, no later than, maximum, at the latest, by",
    stems: high,
    concepts: "end date, end time",
  },
  {
    said: "deliver to, deliver it to, deliver this to, ship to, ship it to, ship this to, send it to, send this to, send to, sending this to, sending it to, sending to, send the parcel to, post it to, goes to, should go to, addressed to, delivery to, shipping to, have it delivered to, have it sent to, the parcel goes to, the parcel is for, the package goes to, the package is for, the letter goes to, the goods go to, the order goes to",
    stems: "recipient",
    concepts: "recipient, full name, name, street, country, destination, postcode",
    section: "deliver delivery ship shipping recipient addressee receiver consignee",
  },
  {
    said: "bill to, bill it to, invoice to, billed to",
    stems: "",
    concepts: "full name, name, street, country",
    section: "bill billing invoice",
  },
  {
    said: "pay to, payable to, transfer to, pay, transfer, donate, give, send",
    stems: "",
    concepts: "amount, recipient",
  },
  {
    said: "leave on, leaving on, leaving, depart on, departing on, departing, going on, go on, travel on, travelling on, travel, fly on, flying on, sail on, sailing on, out on, setting off on",
    stems: "depart departure departing outward outbound leave leaving out",
    concepts: "departure, outward journey, start date",
  },
  {
    said: "return on, returning on, returning, come back on, coming back on, coming back, come back, back on, return, and back on, home on, flying back on, going back on",
    stems: "return returning back inbound homeward",
    concepts: "return journey",
  },
  {
    said: "coming on, come on, arrive on, arriving on, arriving, arrive, arrival on, check in on, checking in on, checking in, staying from, stay from",
    stems: "arrive arrival in",
    concepts: "arrival, check in, start date",
  },
  {
    said: "leaves on, leaves, check out on, checking out on, checking out, staying until, stay until, stays until",
    stems: "departure out leave",
    concepts: "check-out date, departure, end date",
  },
  {
    said: "born on, born, was born on, is born on, i was born on, i'm born on, i am born on",
    stems: "birth born",
    concepts: "birthday",
  },
  {
    said: "my name is, name is, the name is, i am called, call me, my name's, named, called",
    stems: "name",
    concepts: "full name, name",
  },
  { said: "aged, i am, i'm, is aged, she's, he's, she is, he is", stems: "age", concepts: "age" },
  {
    said: "we are, we're, we will be, we'll be, there will be, there'll be, there are, a party of, a group of, party of, group of",
    stems: "guest people person player participant passenger traveller guests",
    concepts: "guests, participants",
  },
  { said: "it weighs, weighs, weighing, weigh", stems: "weight", concepts: "weight" },
  {
    said: "worth, costs, cost, priced at, valued at, are worth, is worth",
    stems: "value price worth cost",
    concepts: "amount, price",
  },
  {
    said: "dim, brighten, dim the light in, dim the lights in",
    stems: "bright brightness light dimmer dim lamp",
    concepts: "brightness",
    section: "light lights lighting lamp",
  },
  {
    said: "heat, warm, cool",
    stems: "temperature heating",
    concepts: "temperature",
    section: "heating climate",
  },
  {
    said: "with the code, use the code, with the voucher, use the voucher",
    stems: "code voucher",
    concepts: "",
  },
  {
    said: "reach me at, reach me on, call me at, call me on, my number is, phone me on",
    stems: "phone mobile telephone tel",
    concepts: "phone, mobile",
  },
  { said: "write to me at, mail me at, e-mail me at, email me at", stems: "email mail", concepts: "email" },
  { said: "jump to, skip to, seek to", stems: "position time seek", concepts: "" },
  {
    said: "expires, expiring, runs out, runs out in, runs out on, expires in, expires on, valid until, valid through, valid thru, good through, good until, good till",
    stems: "expiry expires valid exp expiration",
    concepts: "expiry date",
  },
  {
    said: "keep it at, keep at, store it at, store at",
    stems: "temperature",
    concepts: "temperature",
  },
  { said: "live in, lives in, living in", stems: "city town", concepts: "city" },
  { said: "live at, lives at, living at", stems: "street address home", concepts: "street" },
  {
    said: "i come from, she comes from, he comes from, we come from, they come from, guest comes from, customer comes from, patient comes from, student comes from, visitor comes from, i'm from, she's from, he's from, we're from, they're from, she is from, he is from",
    stems: "country nationality",
    concepts: "country",
  },
];

const setOf = (text: string, mark: string | RegExp): Set<string> =>
  new Set(text.split(mark).filter((one) => one !== ""));

export const cueTable = phraseTable<Cue>(
  written.flatMap(({ said, stems, concepts = "", loosely, section, inSection }) => {
    const cue: Cue = {
      stems: setOf(stems, " "),
      concepts: setOf(concepts, ", "),
      ...(loosely === undefined ? {} : { loosely: setOf(loosely, ", ") }),
      ...(section === undefined ? {} : { section }),
      ...(inSection === undefined ? {} : { inSection: setOf(inSection, ", ") }),
    };
    return said.split(", ").map((phrase) => [phrase, cue] as const);
  }),
);

/** Words that say only that something is to be so. What names a deed of its own, as “mark” or “delete” do, is none. */
export const silentTable = phraseTable(
  (
    "i|we|they|he|she|we're|i'm|it's|that's|you|we've got|i've got|we have got|i have got|we'll need|there'll be|there will be|per week|a week|per night|a night|per person|per day|a day|per month|a month|each|in total|altogether|the|a|an|my|your|our|his|her|their|this|that|it|its|me|us|them|him|please|kindly|just|only|also|too|then|and|but|with|of|in|on|at|for|as|by|is|are|be|was|will be|should be|shall be|has to be|must be|" +
    "set|enter|put|fill|fill in|fill out|type|type in|write|choose|select|pick|take|use|make|make it|have|get|gets|give|let|let it be|change|switch|turn|show|show me|show only|display|apply|filter|filter for|filter by|limit|adjust|move|" +
    "i want|i would like|i'd like|i need|i'll take|i'll have|i prefer|we want|we would like|we'd like|we need|we'll take|i have|we have|i come with|we come with|we bring|i bring|we are|i travel with|we travel with|i'm looking for|we're looking for|i am looking for|i want to|i'd like to|i would like to|we want to|we'd like to|i wish to|there is|there are|let us|let's|go for|go with|play|watch|watch it|run|she stays|he stays|they stay|we stay|i stay|" +
    "=|:|–|-|,|;|.|!|?|/|\n|&|who|someone|somebody|anyone|which|going|goes|down|thanks|thank you|here|will do|is enough|will be enough|is fine|be off|works|work|about|around|roughly|approximately|exactly|onwards|onward|bitte|und|mit|per|ich zahle|ich nehme|wir nehmen|ich möchte|wir möchten|value|so|fine|is fine|new|details|number|through|via|over|box|section|area|panel|block|group|into the text fields|into the fields|in the fields|in the form|into the form|fill in the form|start|begin|pay with|pay by|paying with|pay|" +
    "dated|issued|published|released|built|manufactured|produced"
  )
    .split("|")
    .map((phrase) => [phrase, true] as const),
);

/** “180 cm tall”: what a number is of that such a word stands behind. */
export const dimensions: Readonly<Record<string, string>> = {
  tall: "height",
  high: "height",
  wide: "width",
  broad: "width",
  long: "length",
  deep: "depth",
  thick: "thickness",
  heavy: "weight",
  old: "age",
};

/** What says that the next thing is not wanted. */
export const declining = phraseTable(
  "no|kein|keine|keinen|ohne|without|without a|without any|not|hide|exclude|untick|uncheck|deselect|disable|deactivate|turn off|switch off|leave out|i need no|need no|no need for|don't|do not|don't need|don't want|do not want"
    .split("|")
    .map((phrase) => [phrase, true] as const),
);
/** What says that the next thing is wanted, where it is a box. */
export const accepting = phraseTable(
  "tick|check|include|enable|activate|turn on|switch on|yes to|yes it is|yes it's|yes|with|add|want|wants|allow"
    .split("|")
    .map((phrase) => [phrase, true] as const),
);

/** Whether what is called so, or means so much, is led up to by the words. */
export function leadsTo(
  { stems, concepts, loosely = new Set() }: Cue,
  own: { has: (stem: string) => boolean },
  meant: ReadonlyMap<string, number>,
): boolean {
  return (
    [...stems].some((one) => own.has(stem(one))) ||
    [...concepts].some((one) => (meant.get(one) ?? 0) >= 0.8) ||
    [...loosely].some((one) => (meant.get(one) ?? 0) >= 0.3)
  );
}
