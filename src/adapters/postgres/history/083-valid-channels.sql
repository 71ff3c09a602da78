-- Every message has been of a known channel since pushes came: this says so of the rows of before, too.

alter table messages validate constraint messages_channel_check;
