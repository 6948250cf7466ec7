import { asked } from './asked.ts';

/** An evening of strangers, nobody's questions like another's. */
export const STRANGERS_EVENING = asked(`
crush.feel | 교회 성가대에서 같이 노래하는 분인데 연습 끝나면 꼭 저를 기다려줘요 무슨 마음일까요
crush.should | 걔 생일에 케이크 기프티콘 보내려는데 너무 들이대는 걸까
crush.how | 옆부서 사람인데 접점이 없어서 답답해 접점 만드는 방법
crush.will | 졸업한 과외쌤인데 저를 이성으로 볼 가능성 있나요 저 스물셋이에요
crush.letgo | 친구랑 같은 사람 좋아하는데 내가 양보해야 하나
crush.why | 왜 연예인처럼 닿을 수 없는 사람만 좋아하게 되지
crush.when | 이사가기 전에 앞집 사람한테 말해보고 싶은데 언제쯤이 좋을까
ssum.feel | 술 마시고 뽀뽀까지 했는데 다음날 아무일 없던것처럼 굴어 뭐야 진짜
ssum.will | 한달째 재고만 있는 이 사람 결단을 내릴까
ssum.why | 사귀는 것처럼 지내면서 왜 남들한텐 비밀이래
ssum.how | 호감은 확실한데 서로 소심해서 진도가 안나가 어떡하지
ssum.should | 걔가 캠핑가자는데 단둘이 가도 될까
ssum.letgo | 돌싱인거 숨긴 썸남 그만 만나야 할까
ssum.when | 다음 약속은 언제쯤 잡는게 자연스러울까
ssum.feel | 사귀자고 말해놓고 다음날 취소하자는 남자는 무슨 생각이죠
contact.will | 휴대폰 고장났다던 사람인데 고치면 연락이 올까요
contact.how | 2주만에 답이 왔는데 어떤 온도로 답해야할까
contact.why | 단톡에선 말 많으면서 갠톡엔 왜 답을 안하지
contact.feel | 새벽 세시에 노래 링크 하나 달랑 보낸거 무슨 뜻임
contact.should | 읽씹당한 톡 삭제할까
contact.when | 해외출장 간 사람인데 연락은 언제쯤 될까요
contact.letgo | 내가 끊으면 끝날 연락인데 끊어볼까
new-love.will | 주말 봉사활동 나가는데 거기서 짝을 만날 수 있을까
new-love.when | 마흔 되기 전에 연애 한번 더 하고 싶은데 언제쯤
new-love.who | 다음에 만날 사람 혹시 동창 중에 있나
new-love.like | 나처럼 일벌레인 사람은 어떤 짝을 만나야 하나요
new-love.why | 예쁘다는 소리는 듣는데 왜 고백은 못받을까
new-love.how | 첫 연애를 서른에 시작하려는데 뭐가 중요해
new-love.should | 나보다 어린 사람이 계속 만나자는데 응해도 되나
new-love.state | 연말까지 나한테 설렘 들어올 기운 있어?
couple.will | 사내커플인데 둘중 하나 이직하면 우리 괜찮을까
couple.feel | 여행 내내 폰만 보던 남친 나랑 있는게 지루했을까
couple.how | 남친 취미가 낚시인데 주말마다 가버려 어떻게 얘기하지
couple.should | 여친 카드값 대신 내줘도 되나
couple.why | 왜 나한테만 고민을 안털어놓을까 남친이
couple.when | 둘이 같이 살 집 보러 다니려는데 언제가 좋을까
couple.state | 결혼 2년차인데 우리 부부 요즘 어떤 상태야
fight.how | 남친 엄마 흉을 봤다가 싸웠어 뭐라고 해야 풀려
fight.why | 장보러만 가면 왜 싸울까 우린
fight.will | 여친이 집 비번까지 바꿨는데 화 풀고 열어줄까
fight.should | 크게 싸우고 커플앱 끊겼는데 다시 연결하자고 해도 될까
fight.feel | 내가 한 말 때문에 상처받았을까
fight.when | 나흘째 각방인데 언제 풀려 이거
weary.how | 주말에 만나도 각자 폰만 봐 어떻게 하면 예전처럼 될까
weary.why | 남친 숨소리도 듣기 싫은데 나 왜이래
weary.feel | 생일도 대충 넘기는 남친 이제 나한테 관심이 없는걸까
weary.will | 각방 쓴지 1년인데 다시 한방 쓸 날이 올까요
weary.letgo | 만나도 재미가 하나도 없는데 그만 끝낼까
trust.feel | 남편 카톡에 하트 붙은 여자가 있는데 누구일까 바람이겠죠
trust.how | 남친이 돈 어디 썼는지 자꾸 말을 바꿔 어떻게 알아내지
trust.should | 클럽 안간다고 각서 썼는데 믿어줘도 되나
trust.why | 여친은 왜 남사친 만날때마다 나한테 말을 안할까
trust.will | 각서까지 썼는데 약속 지킬까요
parting.letgo | 남자친구가 제 친구한테 추파를 던졌어요 이 연애 접을까요
parting.how | 십년지기라 헤어지면 친구들도 어색해지는데 어떻게 정리해
parting.when | 계약기간 끝날때 동거 정리하려는데 말은 언제 할까
parting.why | 꼭 일년쯤 되면 내가 먼저 식어서 끝나는데 왜그러지
parting.will | 남친이 요새 미래 얘기를 안해 헤어지려는걸까
parting.feel | 우리 사이를 다시 생각해보자는건 끝내자는 뜻일까
reunion.will | 고양이 때문에 가끔 보는 전남친이랑 다시 붙을까
reunion.feel | 내 결혼식에 축의금 보낸 전남친 무슨 마음이었을까
reunion.should | 전여친 회사 근처로 이직했는데 연락해볼까
reunion.when | 전남친이 독일에서 돌아오면 만나자는데 그게 언제쯤 될까
reunion.how | 헤어지고 처음 만나는 자리야 무슨 얘기를 하면 좋을까
reunion.why | 그렇게 사랑한다더니 왜 문자 한통으로 끝냈을까
reunion.letgo | 약혼까지 했다는데 이제 마음 비우는게 맞죠 전남친
reunion.like | 전남편하고 저는 서로에게 어떤 존재였을까요
heal.when | 이별노래가 안 슬퍼지는 날은 언제 올까
heal.how | 헤어진 집에 혼자 남아있는데 짐만 봐도 눈물나 어떻게 해
heal.why | 일년에 한번 꼭 그 계절만 되면 왜 생각이 날까
heal.will | 소개팅 나가면 그 사람이 좀 희미해질까
heal.letgo | 전남친이 준 인형 갖다버릴까
marriage.will | 남친이 비혼주의에서 마음을 바꿀까
marriage.when | 스몰웨딩으로 하려는데 봄 가을 중에 언제가 좋아
marriage.how | 결혼 전에 빚 있는걸 어떻게 말하지
marriage.should | 해외 발령 전에 식부터 올려버릴까
marriage.why | 결혼 날만 잡으면 왜 자꾸 일이 생길까
marriage.feel | 남친네 부모님은 저를 며느리감으로 마음에 들어하실까요
spouse.like | 내 짝은 가정적인 사람이야?
spouse.who | 배우자 직업이 전문직일까 자영업일까
spouse.when | 천생배필은 언제 나타나나요
pair.like | 무뚝뚝한 남자랑 애교많은 나랑 잘 어울려?
pair.how | 둘 다 고집이 센데 부딪히지 않고 지내려면
self.like | 내 어떤 면이 사람을 질리게 할까
self.why | 왜 행복한 순간에 자꾸 불안해지지
self.how | 나는 사과를 못하는 성격인데 어떻게 고칠까
self.will | 나도 남들처럼 평범하게 사랑하며 살 수 있을까
timing.state | 낼 면접말고 그냥 하루 운이 어떤지
timing.when | 악운이 걷히는건 몇월부터야
timing.will | 올 한해 마무리는 잘 할 수 있을까
career.will | 웹툰 공모전 넣었는데 뽑힐까
career.when | 사장님 말로는 곧 정직원 시켜준다는데 그게 언제쯤일까
career.should | 야간대학원 다니면서 일하는거 무리일까
career.how | 거래처 갑질에 지쳐요 어떻게 견디죠
career.like | 사람 상대하는 일이 맞을까 기계 만지는 일이 맞을까
career.why | 자격증을 세개나 땄는데 왜 취직이 안될까
work.how | 남친이랑 같은 가게에서 일하는데 손님 앞에서 자꾸 다퉈 어떡해
work.should | 시험 앞둔 남친한테 당분간 만나지 말자고 할까
people.how | 시골 내려와서 혼자인데 친구 어떻게 만들지
people.why | 동생은 왜 나만 보면 짜증을 낼까
people.should | 결혼식에 안 부른 친구 축의금 보내야 하나
people.will | 연락 끊긴 아버지를 다시 만나게 될까요
people.feel | 단톡에서 내 말만 씹히는데 나를 싫어하는걸까
matter.should | 자취방 벽지 바꿀까
small:thanks | 누나한테 상담받는 기분이네 고마워요
small:doubt | 이런거 통계 아니냐 그냥
small:identity | 답변하시는 분 사람이신지 궁금해요
`);
