// What the pages of an evening ask outside of a table.
import { askServer } from "../../lib/net/api";

interface Found {
  table: string;
  invite: string;
}

/** A table for an evening; this screen shows it to all. */
export const openEvening = () => askServer<Found>("evenings", {});

/** Where the evening of a code is. */
export const joinEvening = (code: string) => askServer<Found>("evenings/join", { code });
