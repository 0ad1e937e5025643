import { hash, verify } from '@node-rs/argon2';

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** The same work whether there is a hash or not, so that time does not tell which accounts exist. */
  matches: (password: string, passwordHash: string | null) => Promise<boolean>;
}

/** OWASP's first choice for argon2id, fixed here so that a new version of the library cannot change it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashings at the same time: each takes a core and 19 MiB. Others wait; the rate limits keep the line short. */
const AT_ONCE = 2;

export function createPasswords(): Passwords {
  const inTurn = createTurns(AT_ONCE);
  // A hash of nothing anybody knows, made when it is first needed.
  let noHash: Promise<string> | null = null;
  const hashInTurn = (password: string): Promise<string> => inTurn(() => hash(plain(password), COST));
  return {
    hash: hashInTurn,
    matches: async (password, passwordHash) => {
      noHash ??= hashInTurn(crypto.randomUUID());
      const other = await noHash;
      const isRight = await inTurn(() => verify(passwordHash ?? other, plain(password)));
      return isRight && passwordHash !== null;
    },
  };
}

/** The same letters typed on two keyboards are one password. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

/** At most `atOnce` pieces of work at a time, in the order they came. */
function createTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
