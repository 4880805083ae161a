// What is asked about the devices of a guest.
import { askServer, type Me } from "../../lib/net/api";

export interface Device {
  id: string;
  /** Whether it is this one. */
  here: boolean;
  /** The day it came, in milliseconds of UTC; null for the first one. */
  since: number | null;
}

export interface Offered {
  code: string;
  /** The same as a link, and as rows of dots for a camera. */
  path: string;
  qr: string[];
  until: number;
}

export const myDevices = () => askServer<Device[]>("me/devices");
export const offerDevice = () => askServer<Offered>("me/devices/offer", {});
export const takeBack = (id: string) => askServer<Device[]>("me/devices/take-back", { id });
/** Who would be here with this code. */
export const lookAtCode = (code: string) => askServer<{ name: string }>("me/devices/look", { code });
export const comeOver = (code: string) => askServer<Me>("me/devices/take", { code });
