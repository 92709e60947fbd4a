-- Answers to a few good questions, beside the text about oneself: [{"key": …, "answer": …}].
alter table profiles add column prompts jsonb not null default '[]';
