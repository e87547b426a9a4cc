/** What names a file that was sent for the session, by its id or name. */
export const uploadScheme = "upload:";
