export interface Room {
  name: string;
  paths: string[];
  mayImport: string[];
}
export const ROOMS: Room[];
export const FORBIDDEN_ROOM_NAMES: string[];
