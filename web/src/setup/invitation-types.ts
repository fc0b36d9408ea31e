/** An invitation, as the server makes it. */
import type { components } from "../lib/schema";

export type Invited = components["schemas"]["Invitation"];
