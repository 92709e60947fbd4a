-- Our statements take a millisecond. PostgreSQL would compile some of them first, which takes fifty: it
-- goes by what a plan may cost at most, and a search over a million members that stops after a page looks dear.
-- Whoever is not the owner of the database says it as its owner (docs/scale.md).
do $$
begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise notice 'jit stays as it is: this is not the owner of the database';
end $$;
