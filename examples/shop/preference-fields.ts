export type Field = {
  name: string;
  label: string;
  kind: string;
  initial?: string;
  options?: readonly string[];
  attributes?: Record<string, string | number | boolean>;
};

export type FieldGroup = { legend: string; fields: Field[]; folded?: boolean };

const activities = ["Hiking", "Climbing", "Cycling", "Kayaking", "Camping"];
const brands = ["Hearth & Hill", "Lofthouse", "Lumen Works", "Meridian", "Northfold", "Wetherby"];
const languages = ["English", "Deutsch", "Français", "Español", "Nederlands"];
const shops = [
  "Ambleside",
  "Bristol",
  "Cardiff",
  "Edinburgh",
  "Exeter",
  "Glasgow",
  "Keswick",
  "Leeds",
  "Manchester",
  "Sheffield",
];

const required = { required: true };

export const groups: readonly FieldGroup[] = [
  {
    legend: "About you",
    fields: [
      { name: "fullName", label: "Full name", kind: "text", attributes: required },
      { name: "email", label: "Email address", kind: "email", attributes: required },
      {
        name: "newPassword",
        label: "New password",
        kind: "password",
        attributes: { autocomplete: "new-password" },
      },
      { name: "phone", label: "Phone number", kind: "tel" },
      {
        name: "website",
        label: "Website",
        kind: "url",
        attributes: { placeholder: "https://" },
      },
      {
        name: "customerNumber",
        label: "Customer number",
        kind: "text",
        initial: "FW-20417",
        attributes: { readonly: true },
      },
      {
        name: "accountType",
        label: "Account type",
        kind: "text",
        initial: "Personal",
        attributes: { disabled: true },
      },
      { name: "photo", label: "Profile photo", kind: "file" },
    ],
  },
  {
    legend: "Taste and size",
    fields: [
      {
        name: "shoeSize",
        label: "Shoe size (EU)",
        kind: "number",
        attributes: { min: 34, max: 50 },
      },
      {
        name: "budget",
        label: "Gift budget",
        kind: "range",
        initial: "50",
        attributes: { min: 0, max: 200, step: 10 },
      },
      { name: "favouriteColour", label: "Favourite colour", kind: "color", initial: "#1f5c43" },
      { name: "favouriteBrand", label: "Favourite brand", kind: "suggestions", options: brands },
      {
        name: "jacketSize",
        label: "Jacket size",
        kind: "radio",
        initial: "Medium",
        options: ["Small", "Medium", "Large"],
      },
      { name: "activities", label: "Activities", kind: "multiple", options: activities },
    ],
  },
  {
    legend: "Delivery and visits",
    fields: [
      { name: "deliveryDate", label: "Preferred delivery date", kind: "date" },
      { name: "deliveryTime", label: "Preferred delivery time", kind: "time" },
      { name: "fitting", label: "Boot fitting appointment", kind: "datetime-local" },
      { name: "renewalMonth", label: "Membership renewal", kind: "month" },
      { name: "holidayWeek", label: "Holiday week", kind: "week" },
      { name: "nearestShop", label: "Nearest shop", kind: "combobox", options: shops },
      { name: "instructions", label: "Delivery instructions", kind: "textarea" },
      { name: "signature", label: "Signature", kind: "editable" },
    ],
  },
  {
    legend: "Notifications and display",
    fields: [
      { name: "offers", label: "Email me offers", kind: "checkbox" },
      { name: "orderAlerts", label: "Order alerts", kind: "switch" },
      { name: "compactView", label: "Compact view", kind: "toggle" },
      {
        name: "language",
        label: "Language",
        kind: "select",
        initial: "English",
        options: languages,
      },
    ],
  },
  {
    legend: "Advanced settings",
    folded: true,
    fields: [
      { name: "usageData", label: "Share usage data", kind: "checkbox" },
      {
        name: "itemsPerPage",
        label: "Products per page",
        kind: "select",
        initial: "8",
        options: ["8", "16", "32"],
      },
    ],
  },
];

export const fields: readonly Field[] = groups.flatMap((group) => group.fields);
