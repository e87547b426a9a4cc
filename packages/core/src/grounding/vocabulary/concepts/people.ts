import type { ConceptEntry } from "./concept.ts";

/** People and how to reach them. */
export const people: ConceptEntry[] = [
  {
    name: "title",
    kind: "thing",
    words: "salutation, form of address, honorific, mr mrs",
    weak: "title, greeting",
    opposites: "first name, last name",
  },
  {
    name: "first name",
    kind: "thing",
    words: "first name, given name, forename, christian name, firstname, fname",
    weak: "name",
    opposites: "last name",
  },
  {
    name: "last name",
    kind: "thing",
    words: "last name, surname, family name, second name, lastname, lname",
    weak: "name",
    opposites: "first name",
  },
  {
    name: "middle name",
    kind: "thing",
    words: "middle name, second forename, middle initial",
    opposites: "first name, last name",
  },
  {
    name: "full name",
    kind: "thing",
    words:
      "full name, your name, name and surname, first and last name, complete name, whole name, my name, " +
      "contact name",
    weak: "name",
  },
  { name: "maiden name", kind: "thing", words: "maiden name, birth name, name at birth, former name" },
  { name: "name", kind: "thing", words: "name", weak: "title, label" },
  {
    name: "card holder",
    kind: "thing",
    words:
      "cardholder, card holder, name on card, cardholder name, card owner, holder name, account holder, " +
      "name of account holder",
    weak: "name, holder",
  },
  {
    name: "email",
    kind: "thing",
    words: "email, e mail, email address, e mail address, mail address, electronic mail",
    weak: "mail",
    signs: "email, envelope, mail, at, at sign, alternate email, mail outline, 📧, ✉, 📩, 🖂, @",
  },
  {
    name: "repeat email",
    kind: "thing",
    words:
      "repeat email, confirm email, email again, re enter email, retype email, confirm email address, " +
      "repeat email address, email confirmation, verify email",
  },
  {
    name: "phone",
    kind: "thing",
    words:
      "phone, telephone, phone number, telephone number, contact number, tel, daytime phone, " +
      "mobile phone number, mobile number, number to call",
    weak: "mobile, number, cell",
    signs: "phone, telephone, call, phone alt, tel, 📞, ☎, ☏, ✆",
  },
  {
    name: "mobile",
    kind: "thing",
    words:
      "mobile, mobile phone, cell phone, cellphone, cell number, cellular, handy number, " +
      "smartphone number",
    weak: "cell, phone, number",
    signs: "mobile, smartphone, mobile screen, phone iphone, mobile alt, 📱",
    opposites: "landline",
  },
  {
    name: "landline",
    kind: "thing",
    words: "landline, home phone, home telephone, land line, fixed line",
    opposites: "mobile",
  },
  { name: "fax", kind: "thing", words: "fax, fax number, facsimile", signs: "fax, 📠" },
  { name: "extension", kind: "thing", words: "phone extension, extension number, ext", weak: "extension" },
  {
    name: "address",
    kind: "thing",
    words:
      "address, postal address, home address, mailing address, residential address, where i live, " +
      "place of residence",
    weak: "location",
    signs: "address, address book, address card, location dot",
  },
  {
    name: "street",
    kind: "thing",
    words:
      "street, address line 1, street address, street name, first line of address, street and number, " +
      "street and house number, address 1",
    weak: "address, road",
  },
  {
    name: "house number",
    kind: "thing",
    words: "house number, street number, building number, house no, door number",
    weak: "number",
  },
  {
    name: "address line 2",
    kind: "thing",
    words:
      "address line 2, second line of address, additional address, address supplement, apartment number, " +
      "apt, apartment suite, address 2, care of, flat number",
    weak: "apartment, flat, unit, suite",
    opposites: "street",
  },
  {
    name: "postcode",
    kind: "thing",
    words: "postcode, post code, zip, zip code, postal code, zipcode, area postcode, plz",
    opposites: "city",
  },
  {
    name: "city",
    kind: "thing",
    words: "city, town, village, municipality, town or city, city or town, locality",
    weak: "place",
    signs: "city, location city",
  },
  {
    name: "county",
    kind: "thing",
    words: "county, state, province, state or province, county or state, federal state, canton",
    weak: "region, district, prefecture",
  },
  {
    name: "country",
    kind: "thing",
    words: "country, nation, country of residence, land of residence",
    weak: "land, region",
    signs: "country, flag, globe",
  },
  {
    name: "district",
    kind: "thing",
    words: "district, neighbourhood, neighborhood, borough, suburb, quarter of town",
    weak: "area, quarter",
  },
  { name: "po box", kind: "thing", words: "po box, post office box" },
  { name: "gender", kind: "thing", words: "gender, sex", signs: "gender, venus mars, gender ambiguous, wc" },
  {
    name: "male",
    kind: "quality",
    words: "male, man, masculine",
    weak: "boy, mr, gentleman",
    signs: "mars, male, gender male, ♂",
    opposites: "female",
  },
  {
    name: "female",
    kind: "quality",
    words: "female, woman, feminine",
    weak: "girl, mrs, lady",
    signs: "venus, female, gender female, ♀",
    opposites: "male",
  },
  { name: "nationality", kind: "thing", words: "nationality, citizenship, citizen of", weak: "country" },
  {
    name: "place of birth",
    kind: "thing",
    words: "place of birth, birthplace, birth place, city of birth, where born, born in, country of birth",
  },
  {
    name: "marital status",
    kind: "thing",
    words: "marital status, civil status, family status, relationship status, married or single",
  },
  { name: "married", kind: "quality", words: "married, wedded", opposites: "unmarried" },
  {
    name: "unmarried",
    kind: "quality",
    words: "unmarried, not married",
    weak: "single",
    opposites: "married",
  },
  { name: "passport", kind: "thing", words: "passport, passport number, travel document", signs: "passport" },
  {
    name: "identity card",
    kind: "thing",
    words:
      "identity card, id card, identity document, personal id, id number, identity number, " +
      "proof of identity",
    weak: "identification",
    signs: "id card, badge, address card, id badge, 🪪",
  },
  {
    name: "driving licence",
    kind: "thing",
    words:
      "driving licence, drivers licence, drivers license, driving license, driver licence, licence number",
  },
  {
    name: "licence plate",
    kind: "thing",
    words:
      "licence plate, license plate, number plate, registration plate, plate number, car registration, " +
      "vehicle registration",
  },
  {
    name: "national insurance",
    kind: "thing",
    words:
      "social security number, national insurance number, ssn, insurance number, nhs number, " +
      "social insurance number",
  },
  {
    name: "tax number",
    kind: "thing",
    words: "tax number, tax id, vat number, vat id, taxpayer number, tin, tax code, ust id",
  },
  {
    name: "occupation",
    kind: "thing",
    words: "occupation, profession, what you do for living, job title",
    weak: "job, work, position, career",
  },
  {
    name: "emergency contact",
    kind: "thing",
    words: "emergency contact, in case of emergency, next of kin, ice contact",
  },
  {
    name: "passengers",
    kind: "thing",
    words:
      "passengers, passenger, travellers, travelers, traveller, traveler, number of passengers, " +
      "people travelling, people traveling, how many people are travelling",
    weak: "people, persons",
    signs: "passengers, users, airline seat recline normal",
  },
  {
    name: "guests",
    kind: "thing",
    words:
      "guests, guest, number of guests, party size, number of people, how many people, how many guests, " +
      "how many persons, number of persons",
    weak: "people, persons, covers",
    signs: "guests, users, people, group",
  },
  {
    name: "adults",
    kind: "thing",
    words: "adults, adult, grown up, grown ups, over 18, adult tickets",
    signs: "adults, adult",
    opposites: "children",
  },
  {
    name: "children",
    kind: "thing",
    words: "children, child, kids, kid, under 18, child ticket",
    weak: "minors, minor",
    signs: "child, children, child care",
    opposites: "adults",
  },
  {
    name: "infants",
    kind: "thing",
    words: "infants, infant, baby, babies, under 2, toddler",
    signs: "baby, infant, baby carriage, 👶",
    opposites: "adults",
  },
  {
    name: "senior",
    kind: "quality",
    words: "senior, seniors, pensioner, senior citizen, over 65, oap, senior ticket",
    weak: "retired",
  },
  {
    name: "student",
    kind: "thing",
    words: "student, students, pupil, pupils, learner",
    signs: "student, user graduate, school",
  },
  {
    name: "family",
    kind: "thing",
    words: "family, family members, household, relatives",
    signs: "family restroom, people roof, 👪",
  },
  {
    name: "pet",
    kind: "thing",
    words: "pet, pets, animal, pets allowed",
    weak: "animals",
    signs: "pets, paw, 🐾",
  },
  { name: "dog", kind: "thing", words: "dog, bring dog, dogs allowed", signs: "dog, 🐶, 🐕" },
  {
    name: "friends",
    kind: "thing",
    words: "friends, buddies, friend",
    weak: "contacts, connections",
    signs: "friends, user group, users",
  },
  {
    name: "add friend",
    kind: "action",
    words:
      "add friend, send friend request, befriend, friend request, add as friend, add contact, " +
      "new contact, connect with",
    weak: "connect, add",
    signs: "user plus, person add, person plus",
    opposites: "remove friend",
  },
  {
    name: "remove friend",
    kind: "action",
    words: "remove friend, unfriend, remove contact, delete contact, remove connection",
    signs: "user minus, person remove",
    opposites: "add friend",
  },
  {
    name: "contacts",
    kind: "thing",
    words: "address book, contact list, people list",
    weak: "contacts, people, friends",
    signs: "contacts, address book, contact page, 📇",
  },
  {
    name: "owner",
    kind: "thing",
    words: "owner, proprietor, belongs to",
    weak: "holder, author",
    opposites: "tenant",
  },
  { name: "tenant", kind: "thing", words: "tenant, renter, lessee, lodger", opposites: "owner" },
  {
    name: "recipient",
    kind: "thing",
    words:
      "recipient, to address, addressee, receiver, payee, beneficiary, who gets it, pay to, send to, " +
      "send money to, person to pay, pay whom",
    weak: "to, name",
    opposites: "sender",
  },
  {
    name: "sender",
    kind: "thing",
    words: "sender, from address, who sent it, sent by, payer, sent from",
    weak: "from, by",
    opposites: "recipient",
  },
  { name: "host", kind: "thing", words: "host, organiser, organizer, hosted by", weak: "owner" },
  {
    name: "participants",
    kind: "thing",
    words:
      "participants, attendees, attendee, participant, people in meeting, who is coming, invitees, " +
      "member list, members list, list of members, list of participants, participant list, list participants, list members",
    weak: "members, people, guests",
    signs: "participants, people, users, group",
  },
  { name: "presenter", kind: "thing", words: "presenter, lecturer, keynote speaker" },
  {
    name: "manager",
    kind: "thing",
    words: "manager, boss, supervisor, line manager, team leader, team lead",
  },
  {
    name: "employee",
    kind: "thing",
    words: "employee, employees, staff, staff member, worker, personnel, workforce, colleague",
    signs: "badge, id badge",
  },
];
