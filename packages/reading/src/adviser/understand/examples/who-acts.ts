import { asked } from './asked.ts';

/** The same step, taken by the other (will they?) or by the reader (should I?), and what lies behind it. */
export const WHO_ACTS = asked(`
contact.will | 걔가 먼저 톡할까
contact.will | 그 사람이 먼저 연락을 해올까요
contact.will | 상대가 전화 걸어줄까
contact.will | 내일은 나한테 뭐라도 보내올까
contact.will | 걔 나한테 디엠 할까
contact.will | 읽씹했는데 다시 말 걸어줄까 걔가
contact.will | 번호 줬는데 연락이 올지 모르겠네요
contact.will | 명함 드렸는데 전화주실까요
contact.will | 답 줄까 이번엔
contact.will | 주말안에 뭐라도 보낼까 그 사람
contact.will | 내가 먼저 안하면 걔도 평생 안하겠지?
contact.will | 가만있으면 저쪽에서 먼저 말 걸까
contact.will | 연락 안하고 있으면 그쪽에서 올까요
contact.will | 내가 연락하면 받아줄까
contact.will | 보내면 답장은 올까
contact.will | 지금 톡하면 씹힐까
contact.will | 차단한거 풀어줄까 내가 잘못한것도 없는데
contact.will | 소식 끊긴 사람한테서 연락 올 일 있을까
contact.will | 1 없어졌는데 답은 오겠지
contact.will | 오늘도 조용하네 내일은 연락오려나
contact.will | 내 톡 기다리고 있을까 아니면 먼저 할까 걔가
contact.should | 내가 먼저 톡할까
contact.should | 제가 먼저 연락을 드려도 될까요
contact.should | 이쪽에서 먼저 전화 걸어도 되나
contact.should | 뭐해라고 보내볼까
contact.should | 걔 스토리에 답장해도 될까
contact.should | 하트 눌러도 되나 걔 게시물에
contact.should | 답 안왔는데 하나 더 보내도 될까
contact.should | 답장 바로 해도 돼 아님 좀 있다가 해?
contact.should | 나도 늦게 답해야되나 똑같이
contact.should | 연락 참아야돼?
contact.should | 연락 줄이는게 나을까
contact.should | 먼저 연락 안하고 버텨볼까
contact.should | 밤늦게 톡하면 실례일까
contact.should | 안부 톡 정도는 괜찮지?
contact.should | 생일인데 축하톡 보내 말아
contact.should | 걔가 전화하래서 하려는데 지금 해도 될까
contact.should | 부재중 찍혀있는데 다시 걸어야 돼?
contact.should | 맞팔 신청해볼까
contact.should | 사과톡 길게 보내도 될까
contact.should | 단톡에서 말고 갠톡 보내볼까
contact.when | 걔 연락은 언제 올까
contact.when | 언제쯤 먼저 연락해줄까
contact.when | 며칠 안에 연락 오나
contact.when | 몇시쯤 톡하는게 좋을까
contact.when | 읽씹당하고 며칠있다 다시 보내야돼
contact.when | 바쁘다더니 언제쯤 한가해져서 연락할까
contact.when | 연락 다시 하려면 얼마나 텀을 둬야 할까
contact.why | 왜 내가 먼저 해야만 답이 오지
contact.why | 왜 먼저 연락을 안하는걸까요 만나면 좋다고 하면서
contact.why | 왜 갑자기 말투가 딱딱해졌지 카톡이
contact.why | 왜 전화는 안받고 톡만 해
contact.why | 온라인인데 왜 내 메시지는 안 볼까
contact.why | 하루에 한번씩만 답하는 이유 뭘까
contact.why | 어제까지 잘만 톡하다 오늘 왜 조용하지
contact.why | 이모티콘만 보내는건 왜그래
contact.why | 연락한다 해놓고 왜 안할까
contact.why | 인스타는 하면서 왜 내 톡은 안읽지
contact.feel | 매일 아침마다 톡오는데 나한테 마음 있어?
contact.feel | 답장이 짧은데 귀찮은걸까
contact.feel | 단답인데 나 싫은거지
contact.feel | 물음표로 안 끝나면 관심없는거임?
contact.feel | 먼저 연락 오는거면 마음있는거야?
contact.feel | 내 연락 반가워할까
contact.feel | 카톡할때 ㅋㅋ 많이 쓰면 호감일까
contact.feel | 새벽에 전화온거 무슨 의미야
contact.feel | 내 톡 일부러 안읽는걸까
contact.feel | 연락이 뜸한게 바쁜거야 마음이 없는거야
contact.feel | 매번 답이 늦는데 나한테 관심 없는거겠죠
contact.feel | 제 연락을 부담스러워하는 걸까요
contact.how | 대화 끊길때 뭐라고 이어가
contact.how | 처음 보내는 톡 뭐라고 시작할까
contact.how | 연락처는 받았는데 뭐라고 보내야 자연스러워
contact.how | 답장 짧은 사람이랑 톡 어떻게 이어가
contact.how | 오랜만에 연락하는데 뭐라고 운을 떼지
contact.how | 읽씹당한거 어떻게 살려
contact.how | 카톡 재밌게 하는 법좀
contact.how | 안부를 여쭙고 싶은데 어떤 말로 시작하는 것이 좋겠습니까
contact.how | 연락 올때까지 어떻게 기다려 미치겠는데
contact.how | 잠수탄 상대한테 어떻게 다시 말을 걸까
contact.letgo | 답 없는 사람 기다리는거 그만할까
contact.letgo | 나만 연락하는데 이제 끊을까
contact.letgo | 연락처 지우는게 나을까 답도 안하는데
contact.letgo | 먼저 연락하는거 이제 그만둬야겠지
contact.letgo | 한달째 읽씹인데 포기해야돼?
crush.will | 걔가 나한테 고백할까
crush.will | 짝남이 먼저 다가와줄까
crush.will | 그 오빠가 내 마음을 받아줄까
crush.will | 고백하면 사귀자고 할까
crush.will | 고백하면 차일까
crush.will | 내 고백 받아줄까 걔가
crush.will | 그 선배가 나한테 밥 먹자고 할까
crush.will | 번호 물어보면 줄까
crush.will | 마음을 전하면 그분이 받아주실까요
crush.will | 이 사람이 저를 좋아하게 될까요
crush.will | 언젠간 나를 봐줄까
crush.will | 꼬실 수 있을까
crush.will | 내 사람 될까
crush.will | 친구에서 연인 될 수 있을까
crush.will | 같은 반 남자애랑 사귈 수 있을까 대학생이에요
crush.will | 알바 같이하는 오빠랑 썸이라도 탈 수 있을까
crush.will | 여친이랑 헤어지면 나한테 올까 내가 짝사랑하는 오빠
crush.will | 티냈는데 눈치챘을까 반응이 올까
crush.will | 나보다 열살 많은 분인데 가능성이 있을까요
crush.will | 졸업하기 전에 말이라도 한번 해볼 수 있을까
crush.should | 내가 먼저 고백할까
crush.should | 좋아한다고 말해버릴까
crush.should | 티를 좀 내볼까
crush.should | 커피 사주면서 말 걸어볼까
crush.should | 걔 여친 있는데 그래도 말해볼까
crush.should | 고백하고 차이는게 나을까 안하고 후회하는게 나을까
crush.should | 내가 먼저 다가가도 되나
crush.should | 친구 잃을까봐 고백 못하겠어 해도 될까
crush.should | 말 놓자고 해도 될까
crush.should | 모임에서 옆자리 앉아볼까
crush.should | 편지 줘도 될까
crush.should | 발렌타인때 초콜릿 줘볼까
crush.should | 인스타 아이디 물어봐도 될까
crush.should | 술 한잔 하자고 해볼까
crush.should | 마음을 숨기는게 나을까 드러내는게 나을까
crush.should | 나이 많은 제가 먼저 마음을 보여도 되겠습니까
crush.feel | 걔도 나 신경쓰나
crush.feel | 나 보면 웃는데 그냥 친절한걸까
crush.feel | 나한테만 장난치는데 좋아하는거야?
crush.feel | 자꾸 쳐다보는거 같은데 착각인가
crush.feel | 그 남자 나를 어떻게 보고 있을까
crush.feel | 저를 이성으로 느끼긴 할까요
crush.feel | 챙겨주는게 다 그런건지 나만 그런건지
crush.feel | 눈 마주치면 피하던데 싫어서야?
crush.feel | 나한테 여친 고민상담하는 남사친 마음이 뭐야
crush.feel | 걔 나 좋아하는거 티나는데 맞지
crush.feel | 나한테 호감인지 그냥 사회생활인지
crush.feel | 회사 분이 커피를 매번 사주시는데 마음이 있으신 걸까요
crush.feel | 내가 좋아하는거 눈치챘을까
crush.feel | 부담스러워하는걸까 내가 티내는거
crush.feel | 질투하는거 같던데 맞을까
crush.feel | 나 말고 다른 애 좋아하나
crush.feel | 일부러 나랑 마주치려고 하는거 맞지?
crush.feel | 옆팀 대리가 저한테만 존댓말 안쓰고 편하게 대하는데 관심인가요
crush.when | 언제 고백해야 성공해
crush.when | 마음 전하는건 시험 끝나고가 나을까 전이 나을까
crush.when | 고백 디데이 잡아줘
crush.when | 언제쯤 저한테 고백할까요 그 사람이
crush.when | 짝사랑이 언제 끝날까
crush.when | 이번주에 말할까 다음주에 말할까 좋아한다고
crush.when | 말을 걸 기회가 언제 올까
crush.when | 졸업식날 고백하는거 시기상 괜찮나 언제가 좋아
crush.when | 첫눈오는 날 말하려는데 그때가 맞을까
crush.how | 좋아하는 사람이랑 친해지는 법
crush.how | 같은 동아리 애한테 어떻게 말걸지
crush.how | 짝남 카톡 어떻게 시작해
crush.how | 고백멘트 추천
crush.how | 떨려서 눈도 못마주치는데 어떡하지
crush.how | 어떻게 해야 나를 여자로 볼까
crush.how | 철벽치는 남자 공략법
crush.how | 무뚝뚝한 사람 마음 여는 법
crush.how | 친구로만 보는거 같은데 어떻게 이성으로 다가가
crush.how | 직장 상사를 좋아하게 됐습니다 어떻게 하면 좋을지요
crush.how | 맘에 드는 사람이 자주 오는 카페가 있는데 어떻게 접근해
crush.how | 자연스럽게 밥먹자고 하려면
crush.how | 고백했다 차였는데 계속 얼굴봐야돼 어떻게 행동하지
crush.how | 관심있는 사람이 생겼는데 뭐부터 해야 되나
crush.how | 연락처 따는 법 좀
crush.why | 왜 난 짝사랑만 하냐
crush.why | 왜 좋아하는 사람은 날 안좋아하고 안좋아하는 사람만 날 좋아해
crush.why | 왜 맨날 임자있는 사람한테 꽂히지
crush.why | 왜 그 사람만 보면 심장이 뛰는지 모르겠어
crush.why | 왜 나한테만 차갑게 굴까 짝남이
crush.why | 왜 잘해주다가 갑자기 거리두지 좋아하던 오빤데
crush.why | 고백만 하면 왜 다 차일까
crush.why | 왜 말을 못하고 빙빙 돌까요
crush.letgo | 여친 생겼다는데 접어야지?
crush.letgo | 짝사랑 그만두는게 나한테 이로울까
crush.letgo | 희망고문 그만하고 마음 접을까
crush.letgo | 유부남인거 알았어 접어야되지
crush.letgo | 5년을 좋아했는데 이제 놔줄때가 됐나
crush.letgo | 나한테 마음이 없어보이는데 포기가 답일까요
crush.letgo | 걍 좋아하는거 관둘까
crush.letgo | 이뤄질 가망 없으면 빨리 접는게 낫제
crush.letgo | 거절당했는데 계속 좋아해도 될까 접을까
ssum.will | 걔가 나한테 사귀자고 할까
ssum.will | 먼저 만나자고 해줄까 그 사람이
ssum.will | 다음에 또 보자고 할까
ssum.will | 이번 데이트에서 고백받을까
ssum.will | 이대로 가면 사귀게 되려나
ssum.will | 애프터 신청 올까
ssum.will | 썸남이 나한테 정착할까
ssum.will | 사귀자고 하면 좋다고 할까
ssum.will | 여러명 재는거 같은데 나를 고를까
ssum.will | 어중간하게 끝나는거 아냐 이 썸
ssum.will | 소개팅하신 분과 인연이 이어질까요
ssum.will | 세번 만났는데 진전이 있을까
ssum.will | 잠수탄 썸녀 다시 나타날까
ssum.will | 썸이 깨질까봐 무서운데 잘될까
ssum.will | 선 본 남자랑 잘 될까요
ssum.should | 내가 먼저 사귀자고 할까
ssum.should | 내가 만나자고 하면 없어보일까
ssum.should | 집에 초대해도 되나 아직 안사귀는데
ssum.should | 우리 무슨 사이냐고 물어봐도 될까
ssum.should | 튕겨야돼 들이대야돼
ssum.should | 스킨십 받아줘도 될까 사귀기 전인데
ssum.should | 썸남 친구들 모임에 같이 가도 될까
ssum.should | 소개팅남 애프터 받아줄까
ssum.should | 두번째 만남에서 밥값 내가 내야돼?
ssum.should | 선물 줘도 부담 안될까 썸인데
ssum.should | 여행 같이 가자는데 가도 되나 사귀는것도 아닌데
ssum.should | 계속 만나봐도 될까 이 썸
ssum.feel | 얘는 나랑 뭐하자는거지
ssum.feel | 진지하게 만날 생각이 있는걸까 심심풀이일까
ssum.feel | 나 말고 썸타는 사람 또 있을까
ssum.feel | 다정한데 확신을 안줘 마음이 뭐야
ssum.feel | 스킨십은 하면서 고백은 안하는 심리
ssum.feel | 썸녀가 나를 보험으로 생각하나
ssum.feel | 손 잡고 안아주는데 사귀는건 아니래 뭐야 이게
ssum.feel | 소개팅 상대가 제가 마음에 들었을까요
ssum.feel | 나랑 만날때 즐거워할까
ssum.feel | 어제 데이트 어땠을까 걔는
ssum.feel | 나한테 반한거같긴 한데 맞나
ssum.feel | 걔 진짜 나 좋아하는거면 왜 말을 안하지 진심일까
ssum.feel | 친구라고 선긋던데 마음이 없는거지
ssum.feel | 선 본 분이 저를 마음에 들어하실지 궁금합니다
ssum.why | 왜 사귀자는 말을 안하지
ssum.why | 만나면 좋은데 왜 다음 약속을 안잡지
ssum.why | 왜 갑자기 거리를 두는거야
ssum.why | 맨날 썸에서 끝나는 이유 뭐냐
ssum.why | 왜 주말에는 안만나주지 평일만 보자고 해
ssum.why | 불타오르더니 왜 하루만에 식었을까
ssum.why | 왜 자꾸 약속을 미룰까
ssum.why | 왜 나한테 과거 얘기를 하는걸까 썸남이
ssum.how | 썸에서 연인으로 가려면 어떻게 해
ssum.how | 첫데이트 때 뭘 하면 좋을까
ssum.how | 밀당을 못하는데 어떻게 하지
ssum.how | 썸남이 고백하게 만드는 법
ssum.how | 식은 썸 다시 불붙이려면
ssum.how | 사귀자는 말 어떻게 끌어내
ssum.how | 소개팅 후에 어떻게 이어가면 좋을까요
ssum.how | 경쟁자가 있는데 어떻게 하면 나한테 올까
ssum.how | 어색한 분위기 푸는 법 두번째 만나는데
ssum.how | 애매한 사이를 확실하게 하려면 뭐라고 말하지
ssum.when | 언제쯤 사귀자고 할까 걔가
ssum.when | 몇번째 만남에 고백하는게 좋아
ssum.when | 우리 언제쯤 사귀게 돼
ssum.when | 사귀자는 말은 언제 꺼내는게 좋을까
ssum.when | 손은 언제 잡는게 적당해
ssum.when | 데이트 날짜 언제로 잡을까
ssum.when | 이 어정쩡한 사이가 언제 정리될까 사귀든 말든
ssum.letgo | 썸만 반년인데 그만둘까
ssum.letgo | 간만 보는 사람 그만 만나는게 낫지
ssum.letgo | 이 사람 나한테 진심 아닌거같은데 발 뺄까
ssum.letgo | 사귀지도 않을거면 여기서 끝낼까
ssum.letgo | 어장인거 알았는데 나오는게 맞겠죠
ssum.letgo | 소개팅한 사람 별로인데 거절할까
ssum.letgo | 시간 끄는 썸남 정리할까
ssum.letgo | 맘에 안 드는데 자꾸 만나자고 해 그만 볼까
ssum.which | 둘 다 썸인데 어느쪽이 나랑 맞아
ssum.which | 연하남이랑 동갑 둘 중에 누구를 만나야 할까
ssum.which | 잘해주는 사람이랑 설레는 사람 중에 골라줘
ssum.which | 조건 좋은 사람과 마음 가는 사람 중 누구를 만나는 것이 좋을까요
ssum.which | 세명한테 연락 오는데 누구랑 잘될까 누굴 골라
`);
