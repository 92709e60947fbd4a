import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { NamedStatements } from './named-statements.ts';
import { pipelined } from './pipelined.ts';
import { type Answer, Together } from './together.ts';

/** The database cannot be reached, or broke off. The same may succeed in a moment. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away.', { cause });
  }
}

/** What a server says that goes down, comes up, takes no more connections, or is the primary no more. */
const leaving = new Set(['57P01', '57P02', '57P03', '53300', '25006']);
/** A plan that a migration made obsolete meanwhile: another connection makes a new one. */
const stalePlan = '0A000';
/** It came after one that failed, and was not planned; a pool before the server believes that it was. */
const unplanned = '25P02';
/** What is written is of a site that moves to another database (0055_moving_sites.sql). */
const moving = 'AG503';

/** The same pool; what fails because of the connection, not the statement, is `DatabaseAway`. */
export function toldAsAway(pool: pg.Pool): PostgresPool {
  const statements = new NamedStatements();
  return {
    options: pool.options,
    connect: async () => {
      try {
        return guarded(await pool.connect(), statements);
      } catch (error) {
        throw new DatabaseAway(error);
      }
    },
    end: () => pool.end(),
  };
}

function guarded(client: pg.PoolClient, statements: NamedStatements): PostgresPoolClient {
  let broken = false;
  let isWorn = false;
  const told = (error: unknown): unknown => {
    broken ||= !isAboutStatement(error);
    isWorn ||= error instanceof pg.DatabaseError && error.code === unplanned;
    const isAway = broken || (error instanceof pg.DatabaseError && error.code === moving);
    return isAway ? new DatabaseAway(error) : error;
  };
  const ask = async (sql: string, parameters: unknown[]): Promise<Answer> => {
    try {
      return await client.query(statements.query(sql, parameters));
    } catch (error) {
      throw told(error);
    }
  };
  const together = (asked: [string, unknown[]][], wanted: number) =>
    new Promise<Answer[]>((resolve, reject) => {
      const all = new Together(
        asked.map(([sql, parameters]) => statements.query(sql, parameters)),
        wanted,
        (error, answers) => {
          isWorn ||= all.isCutShort;
          if (error) reject(told(error));
          else resolve(answers);
        },
      );
      client.query(all);
    });
  return {
    query: pipelined(ask, together) as never, // without cursors, which nobody here uses
    release: (destroy) => client.release(destroy || broken || isWorn),
  };
}

/** The server refused it, or it could not even be sent (a value that has no text). */
function isAboutStatement(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    return !leaving.has(error.code ?? '') && error.code !== stalePlan;
  }
  return error instanceof TypeError;
}
