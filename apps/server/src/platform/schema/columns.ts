import { customType, timestamp } from 'drizzle-orm/pg-core';

/** To the millisecond: what a client is told and sends back must be equal to what is kept. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
